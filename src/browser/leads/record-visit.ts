/**
 * Records a page view in the session storage: first the query of the visit's first page, then a path a line. Every page runs this, so it is
 * short; browsers with blocked storage record nothing. `readVisit` in visit.ts parses it.
 */
export function recordVisit({ pathname, search }: Location): void {
	try {
		sessionStorage['visit'] = `${sessionStorage['visit'] ?? search}\n${pathname}`;
	} catch {}
}
