/**
 * Posts something nobody waits for: it outlives the page, and when it fails only the console hears of it (ANALYTICS-016).
 *
 * @param address an address of the lead API
 */
export async function postJson(address: string, body: object): Promise<void> {
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
