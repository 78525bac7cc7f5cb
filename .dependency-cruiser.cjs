// Who may import whom: docs/architecture.md says it in words, this file holds everybody to it.
// tools/boundaries.test.ts plants a violation of every rule below; a new rule needs one too.
const order = require('./slices/order.json');

const anySlice = '[^/]+';
const screenRooms = 'web|parts|companion';
const pureKit = '^kit/(access|calendar|csv|money|messages|percent|qr-code|record|rich-text|world-map|xml)/';
/** What only the server does in a pure room: read the translations from disk, clean rich text. */
const serverOfPureKit = '^kit/(messages/messages-on-disk|rich-text/clean-rich-text)\\.ts$';
const rules = `^slices/${anySlice}/rules/`;
const door = `^slices/${anySlice}/[^/]+/api\\.tsx?$`;
/** Scenarios that a slice offers to the tests of others. */
const scenarios = `^slices/${anySlice}/[^/]+/testing/`;
/** A slice's part of the demo college. */
const demo = '\\.demo\\.ts$';
const test = '\\.(test|spec)\\.tsx?$';
/** Where nothing but tests and what they share stands. */
const testing = ['^testing/', scenarios, '^kit/ui/testing/', '^apps/web/proofs/'];
const development = ['^(tools|bench|journeys)/', ...testing, test, '\\.config\\.ts$', '\\.matrix\\.ts$'];

const screens = [
  `^slices/${anySlice}/(${screenRooms})/`,
  '^kit/(ui|client|offline)/',
  '^apps/(web|companion)/',
];
const server = [
  `^slices/${anySlice}/server/`,
  '^kit/(?!(access|calendar|csv|money|messages|percent|qr-code|record|rich-text|world-map|xml|ui|client|offline)/)',
  '^apps/server/',
  serverOfPureKit,
];

const ownFile = '^(apps|kit|slices|testing|tools|bench|journeys)/';
/** Rules about what a file is called or where it lies ask for an import that cannot exist, so that any such file breaks them. */
const nothing = { path: '^no file has this path$' };

/** From ground to roof: a slice sees the slices listed above it, never one below. */
const onlySlicesAbove = order.slice(0, -1).map((slice, place) => ({
  name: 'only-slices-above',
  comment:
    'A slice uses only slices listed above it in slices/order.json. Effects that go up are events or fields.',
  severity: 'error',
  from: { path: `^slices/${slice}/` },
  to: { path: `^slices/(${order.slice(place + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'rules-are-pure',
      comment: 'Rules import only rules and the pure kit: no Node, DOM, database, React or package.',
      severity: 'error',
      from: { path: rules, pathNot: test },
      to: { pathNot: [rules, `${pureKit}(?!messages-on-disk|clean-rich-text)`] },
    },
    {
      name: 'tests-of-rules-are-pure',
      comment: 'Tests of rules need nothing but the rules, the pure kit and the testing packages.',
      severity: 'error',
      from: { path: `${rules}.*${test}` },
      to: { pathNot: [rules, pureKit, '(^|/)node_modules/(vitest|fast-check)/'] },
    },
    {
      name: 'pure-kit-is-pure',
      comment:
        'Rules may use the pure kit, so it is held to the same: only itself, the formatter of messages and the maker of QR codes.',
      severity: 'error',
      from: { path: pureKit, pathNot: [test, serverOfPureKit] },
      to: {
        pathNot: [
          `${pureKit}(?!messages-on-disk|clean-rich-text)`,
          '(^|/)node_modules/(intl-messageformat|@formatjs|uqr)/',
        ],
      },
    },
    {
      name: 'server-knows-no-screen',
      comment: 'The server never imports screens. They meet in schema.graphql and in rules.',
      severity: 'error',
      from: { path: server },
      to: { path: screens },
    },
    {
      name: 'screens-know-no-server',
      comment: 'Screens never import server code, not even types. They meet in schema.graphql and in rules.',
      severity: 'error',
      from: { path: screens, pathNot: '\\.config\\.ts$' },
      // A screen is tested against the real schema, which testing/ hands out; no-testing-in-product guards the rest.
      to: { path: server, pathNot: scenarios },
    },
    {
      name: 'screens-run-in-a-browser',
      comment: 'A browser has no Node modules.',
      severity: 'error',
      from: { path: screens, pathNot: development },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-and-companion-apart',
      comment: 'The two apps share parts, never each other.',
      severity: 'error',
      from: { path: `^(slices/${anySlice}|apps)/(web|companion)/` },
      to: { path: `^(slices/${anySlice}|apps)/(web|companion)/`, pathNot: `^(slices/${anySlice}|apps)/$2/` },
    },
    {
      name: 'parts-know-no-app',
      comment: 'Parts are shared by both apps, so they lean on neither.',
      severity: 'error',
      from: { path: `^slices/${anySlice}/parts/` },
      to: { path: `^slices/${anySlice}/(web|companion)/` },
    },
    {
      name: 'slices-have-one-door',
      comment:
        'Another slice is reached by its rules or by the one api.ts of a room; a test also by its scenarios.',
      severity: 'error',
      from: { path: '^slices/([^/]+)/', pathNot: demo },
      to: { path: '^slices/', pathNot: ['^slices/$1/', rules, door, scenarios] },
    },
    {
      name: 'demo-builds-on-demo',
      comment: 'A part of the demo college also reaches the parts of other slices that it builds on.',
      severity: 'error',
      from: { path: `^slices/([^/]+)/.*${demo}` },
      to: { path: '^slices/', pathNot: ['^slices/$1/', rules, door, demo] },
    },
    ...onlySlicesAbove,
    {
      name: 'kit-knows-no-slice',
      comment: 'The kit is ground that every slice stands on.',
      severity: 'error',
      from: { path: '^kit/' },
      to: { path: '^slices/' },
    },
    {
      name: 'testing-uses-doors',
      comment: 'The scenario of a whole college needs slices, and reaches them as other slices do.',
      severity: 'error',
      from: { path: '^testing/' },
      to: { path: '^slices/', pathNot: [rules, door, scenarios, '\\.matrix\\.ts$'] },
    },
    {
      name: 'nobody-imports-apps',
      comment: 'Apps compose; only they and what drives a whole app from outside import them.',
      severity: 'error',
      from: { pathNot: ['^(apps|bench|journeys|testing|tools)/', '\\.config\\.ts$'] },
      to: { path: '^apps/' },
    },
    {
      name: 'nobody-imports-tools',
      comment: 'What builds, measures and checks the product is no part of it.',
      severity: 'error',
      from: { path: '^(apps|kit|slices)/' },
      to: { path: '^(tools|bench|journeys)/' },
    },
    {
      name: 'no-testing-in-product',
      comment: 'Scenarios and test databases are for tests only.',
      severity: 'error',
      from: { pathNot: development },
      to: { path: testing },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Nothing imports a test; what two tests share has a name and a file of its own.',
      severity: 'error',
      from: {},
      to: { path: test },
    },
    {
      name: 'product-runs-without-development-packages',
      comment: 'A production machine installs only the dependencies.',
      severity: 'error',
      from: { pathNot: development },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that leads nowhere escapes all the other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-cycles',
      comment: 'No cycles anywhere, not even of types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  required: [
    {
      name: 'no-barrels',
      comment: 'An index.ts hides where things come from and ties knots; import the file that has it.',
      severity: 'error',
      module: { path: `${ownFile}(.*/)?index\\.(ts|tsx|mjs|js)$` },
      to: nothing,
    },
    {
      name: 'no-drawers',
      comment: 'A drawer name says nothing; a noun of the college or of the kit does.',
      severity: 'error',
      module: {
        path: `${ownFile}(.*/)?(utils?|helpers?|common|misc|shared|types)(/|(\\.[^/]*)?\\.(ts|tsx|mjs|js)$)`,
      },
      to: nothing,
    },
    {
      name: 'slices-have-known-rooms',
      comment: 'Every slice has the same skeleton, so you know the file before you open the folder.',
      severity: 'error',
      module: { path: `^slices/${anySlice}/(?!(rules|server|${screenRooms}|messages)/)` },
      to: nothing,
    },
    {
      name: 'slices-stand-in-order',
      comment: 'A slice that is not in slices/order.json would be held to no order.',
      severity: 'error',
      module: { path: `^slices/(?!(${order.join('|')})/)${anySlice}/` },
      to: nothing,
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript interface, so SWC reads the sources; it sees imports of types too.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
