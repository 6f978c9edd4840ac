/** 'Sunday 29 November', of a moment in a time zone. */
export function longDay(moment: Date | number, timeZone?: string): string {
	return new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
		.format(moment)
		.replace(',', '');
}
