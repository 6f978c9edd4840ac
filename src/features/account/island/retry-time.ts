/** When something may be tried again, in the visitor's own time: 'after 3:15 pm', or 'in a minute'. */
export function retryTime(moment: number): string {
	if (moment - Date.now() < 2 * 60_000) return 'in a minute';
	return `after ${new Date(moment).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' })}`;
}
