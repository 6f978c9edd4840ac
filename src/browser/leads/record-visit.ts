/**
 * Notes that a page is visited, for this visit alone: first the query it began with, then a path a line. Every page runs this, so it is
 * short; browsers that block their storage note nothing. `readVisit` in visit.ts knows what it means.
 */
export function recordVisit({ pathname, search }: Location): void {
	try {
		sessionStorage['visit'] = `${sessionStorage['visit'] ?? search}\n${pathname}`;
	} catch {}
}
