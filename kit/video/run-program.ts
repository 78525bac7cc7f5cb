import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { VideoProblem } from './video-pipeline.ts';

/** Preparing a film can wait; answering people cannot. */
const NICENESS = 15;

/** The end of what a program complains about is enough to know what is wrong. */
const COMPLAINT_CHARACTERS = 2_000;

/** A program that ended otherwise than well. */
export class ProgramFailed extends Error {}

export interface ProgramRun {
  program: string;
  args: readonly string[];
  /** It works in this folder, which names everything it writes. */
  folder: string;
  timeLimitMs: number;
  signal: AbortSignal;
  onLine?: (line: string) => void;
}

/** Runs a program beside the server, with few rights to the processor and nothing to type into; what it printed. */
export async function runProgram({
  program,
  args,
  folder,
  timeLimitMs,
  signal,
  onLine,
}: ProgramRun): Promise<string> {
  signal.throwIfAborted();
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], shell: false });
  if (child.pid !== undefined) yieldToOthers(child.pid);
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), timeLimitMs);
  const kill = (): boolean => child.kill('SIGKILL');
  const either = AbortSignal.any([signal, overdue.signal]);
  either.addEventListener('abort', kill);
  try {
    const printed = collect(child, onLine);
    const complaint = tailOf(child);
    const code = await endOf(child);
    signal.throwIfAborted();
    if (overdue.signal.aborted)
      throw new VideoProblem('filmTookTooLong', `${program} after ${timeLimitMs} ms`);
    if (code !== 0) throw new ProgramFailed(`${program} ended with ${code}: ${await complaint}`);
    return await printed;
  } finally {
    clearTimeout(timer);
    either.removeEventListener('abort', kill);
  }
}

/** It may have ended before it could be told. */
function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // Then there is nothing to yield.
  }
}

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });

async function collect({ stdout }: ChildProcess, onLine?: (line: string) => void): Promise<string> {
  const lines: string[] = [];
  if (!stdout) return '';
  for await (const line of createInterface({ input: stdout })) {
    if (onLine) onLine(line);
    else lines.push(line);
  }
  return lines.join('\n');
}

async function tailOf({ stderr }: ChildProcess): Promise<string> {
  let tail = '';
  if (!stderr) return tail;
  stderr.setEncoding('utf8');
  for await (const piece of stderr) tail = (tail + String(piece)).slice(-COMPLAINT_CHARACTERS);
  return tail;
}
