// Every text in every language, with the same placeholders. Prints what is missing or wrong.
import { readMessageFolders } from './message-folders.ts';
import { messageProblems } from './message-problems.ts';

const problems = messageProblems(await readMessageFolders(process.cwd()));
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
