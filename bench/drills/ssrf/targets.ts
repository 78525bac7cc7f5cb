interface Ports {
  port4: number;
  port6: number;
}

/** Places that only the server's own network can reach, in every spelling that has got past some check somewhere. */
export const internalTargets = ({ port4, port6 }: Ports): readonly string[] => [
  `http://127.0.0.1:${port4}/`,
  `https://127.0.0.1:${port4}/picture.png`,
  `//127.0.0.1:${port4}/`,
  `http://[::1]:${port6}/`,
  `http://0.0.0.0:${port4}/`,
  `http://localhost:${port4}/`,
  // A name that may be answered otherwise each time.
  `http://rebinding.invalid:${port4}/`,
  `http://2130706433:${port4}/`,
  `http://0x7f000001:${port4}/`,
  `http://0177.0.0.1:${port4}/`,
  `http://[::ffff:127.0.0.1]:${port4}/`,
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  `http://127.0.0.1:${port4}/redirect`,
  'file:///etc/passwd',
  `gopher://127.0.0.1:${port4}/_GET`,
];

/** A target wherever a text with markup can name one. */
export const asRichText = (target: string): string =>
  `<p><img src="${target}" srcset="${target} 2x"><a href="${target}">a link</a></p>` +
  `<iframe src="${target}"></iframe><video src="${target}" poster="${target}"></video>` +
  `<link rel="stylesheet" href="${target}"><p style="background: url('${target}')">text</p>` +
  `<svg><image href="${target}"/></svg><object data="${target}"></object>`;
