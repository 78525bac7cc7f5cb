// Any slice may read any table; only its owner writes it. Prints who does otherwise.
import { tableProblems } from './table-problems.ts';

const problems = tableProblems(process.cwd());
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
