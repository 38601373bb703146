/** How long ago something was, in words. */
const MINUTE = 60_000;

export function ago(then: number, now: number): string {
  const minutes = Math.floor((now - then) / MINUTE);
  if (minutes < 1) return 'just now';
  if (minutes === 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  if (minutes < 120) return 'an hour ago';
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} hours ago` : `on ${new Date(then).toLocaleDateString()}`;
}
