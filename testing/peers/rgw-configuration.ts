export const CLUSTER_ID = '6f1b5c1e-3c1e-4f0e-9d55-0b1a7a3c7c11';

/** The smallest cluster that works: one of everything, in memory, on the loopback address. */
export function rgwConfiguration(place: { folder: string; libraries: string; monitorPort: number }): string {
  const { folder, libraries, monitorPort } = place;
  return `[global]
fsid = ${CLUSTER_ID}
mon_host = v2:127.0.0.1:${monitorPort}/0
# Without the second of these, the storage daemon would listen on every address of the machine.
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
# The gateway does not start without authentication.
auth_cluster_required = cephx
auth_service_required = cephx
auth_client_required = cephx
keyring = ${folder}/keyring
run_dir = ${folder}
admin_socket =
log_file = ${folder}/$name.log
mon_cluster_log_file = ${folder}/cluster.log
mon_data = ${folder}/mon
osd_data = ${folder}/osd
plugin_dir = ${libraries}/ceph
erasure_code_dir = ${libraries}/ceph/erasure-code
osd_class_dir = ${libraries}/rados-classes
osd_objectstore = memstore
memstore_device_bytes = 2147483648
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_data_avail_crit = 1
# A cluster of one need not wait for others before it agrees with itself.
paxos_propose_interval = 0.02
paxos_min_wait = 0.01
mon_tick_interval = 1
`;
}
