/** '22 November': the day of a moment on the visitor's own calendar. */
export function visitorDay(moment: string | number): string {
	return new Date(moment).toLocaleDateString('en-AU', { day: 'numeric', month: 'long' });
}
