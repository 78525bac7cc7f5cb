// `npm run spec` says which requirements have a test; `npm run spec -- AUTH` lists those of one area.
import { readFileSync } from 'node:fs';
import { readProofs } from './spec/proofs.ts';
import { readAreas } from './spec/requirements.ts';
import { details, summary, unknownIds } from './spec/spec-report.ts';

const areas = readAreas(readFileSync('docs/requirements.md', 'utf8'));
const proofs = readProofs(process.cwd());
const [wanted] = process.argv.slice(2);
const area = areas.find(({ name }) => name === wanted?.toUpperCase());

if (wanted && !area) {
  console.error(`There is no area ${wanted}. There are: ${areas.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const line of area ? details(area, proofs) : summary(areas, proofs)) console.log(line);
  for (const problem of unknownIds(areas, proofs)) {
    console.error(problem);
    process.exitCode = 1;
  }
}
