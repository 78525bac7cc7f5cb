import type { IncomingMessage } from 'node:http';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Gives a request so long to be sent to its end; then its connection is closed. Asking again replaces the time, so a
 * route that expects much may grant more once it knows whom it deals with.
 */
export function grantReadingTime(request: IncomingMessage, ms: number): void {
  if (request.complete) return;
  const earlier = timers.get(request);
  clearTimeout(earlier);
  const timer = setTimeout(() => {
    // After the request is complete, waiting for a long answer is fine.
    if (!request.complete) request.destroy();
  }, ms);
  timer.unref();
  timers.set(request, timer);
  if (!earlier) request.once('close', () => clearTimeout(timers.get(request)));
}
