import type { Progress } from './threads/dispatch.ts';

/** A progress line for terminals; prints nothing elsewhere. */
export function progressLine(isShown: boolean): { show: Progress; end: () => void } {
	let pages = 0;
	let dealers = 0;
	let last = 0;
	const print = (text: string) => process.stdout.write(`\r\u001b[K${text}`);
	return {
		show: (event) => {
			if ('rendered' in event) pages += event.rendered;
			else dealers += 1;
			const now = Date.now();
			if (!isShown || now - last < 100) return;
			last = now;
			print(
				`${dealers} dealers done, ${pages} pages looked at, now at ${event.slug === undefined ? '' : event.slug}`,
			);
		},
		end: () => {
			if (isShown) print('');
		},
	};
}
