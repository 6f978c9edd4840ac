/** Acts now, or when the browser is back online. */
export function whenOnline(act: () => void): void {
	if (navigator.onLine) act();
	else addEventListener('online', act, { once: true });
}
