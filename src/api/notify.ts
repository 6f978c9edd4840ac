/**
 * Posts something the page does not wait for: it is sent even when the page is left. A failure is reported on the console only
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
