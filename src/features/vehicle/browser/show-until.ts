import type { ReservedUntil } from '../../../api/reservations/reserved-until.ts';
import { timeLeft } from '../../../domain/time/time-left.ts';

let timer: ReturnType<typeof setInterval> | undefined;

/** Shows until when a vehicle is reserved, in words that change once a minute; nothing for one without a known end. */
export function showUntil(page: Document, until: ReservedUntil | undefined): void {
	clearInterval(timer);
	const place = page.querySelector('[data-reserved] [data-reserved-until]');
	if (!place) return;
	const show = () => {
		const left = until ? timeLeft(Date.parse(until.at) - Date.now()) : '';
		const text = until ? ` until ${until.text}${left && `, ${left} left`}` : '';
		if (place.textContent !== text) place.textContent = text;
	};
	show();
	if (until) timer = setInterval(show, 60_000);
}
