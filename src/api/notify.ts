/**
 * Posts data without waiting for the response; it is sent even when the visitor leaves the page. A failure is only logged on the console
 * (ANALYTICS-016).
 */
export async function notify(address: string, body: object): Promise<void> {
	try {
		const { ok, status } = await fetch(address, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
			keepalive: true,
		});
		if (!ok) console.warn(`Analytics: ${address} answered ${status}`);
	} catch (error) {
		console.warn(`Analytics: ${address} was not reached`, error);
	}
}
