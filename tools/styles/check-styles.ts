// Every class that code names exists in the CSS module it comes from, and every class there is named. Prints the others.
import { styleProblems } from './style-problems.ts';

const problems = styleProblems(process.cwd());
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
