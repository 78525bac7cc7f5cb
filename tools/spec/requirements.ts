export interface Requirement {
  id: string;
  text: string;
}

export interface Area {
  name: string;
  title: string;
  requirements: Requirement[];
}

/** Reads docs/requirements.md: an area is a second heading, a requirement a line that begins with its id in bold. */
export function readAreas(markdown: string): Area[] {
  const areas: Area[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^## (?<name>[A-Z0-9]+) — (?<title>.+)$/.exec(line)?.groups;
    if (heading) areas.push({ name: heading['name'] ?? '', title: heading['title'] ?? '', requirements: [] });
    const requirement = /^- \*\*(?<id>[A-Z0-9]+-\d+)\*\* (?<text>.+)$/.exec(line)?.groups;
    if (requirement) {
      areas.at(-1)?.requirements.push({ id: requirement['id'] ?? '', text: requirement['text'] ?? '' });
    }
  }
  return areas;
}
