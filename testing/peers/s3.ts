import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3';
import { startRgw } from './rgw-cluster.ts';
import { unpackRgw } from './rgw-packages.ts';

export interface S3Peer {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  stop: () => Promise<void>;
}

/**
 * A real S3 server: Ceph's gateway, with one bucket that pages of the app's origin may use, as a college would set
 * it up. Where its packages cannot be had, the reason is handed back.
 */
export async function startS3Peer(appOrigin: string): Promise<S3Peer | { unavailable: string }> {
  const unpacked = await unpackRgw();
  if ('unavailable' in unpacked) return unpacked;
  const accessKeyId = 'AKIATEST';
  const secretAccessKey = 'SECRET/SECRET+';
  const user = { accessKey: accessKeyId, secretKey: secretAccessKey };
  const { endpoint, stop } = await startRgw(unpacked.root, user);

  const bucket = 'college';
  const region = 'us-east-1';
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const rule = {
    AllowedOrigins: [appOrigin],
    AllowedMethods: ['GET', 'HEAD', 'PUT'],
    AllowedHeaders: ['*'],
    ExposeHeaders: ['ETag'],
  };
  await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } }));
  client.destroy();
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, stop };
}
