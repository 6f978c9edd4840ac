import type { ReservedUntil } from '../../../api/reservations/reserved-until.ts';
import { timeLeft } from '../../../domain/time/time-left.ts';

/** Shows until when a vehicle is reserved, in words that change once a minute; nothing for one without a known end. */
export function showUntil(page: Document, until: ReservedUntil | undefined): void {
	const place = page.querySelector('[data-reserved] [data-reserved-until]');
	if (!place || !until) return;
	const show = () => {
		const left = timeLeft(Date.parse(until.at) - Date.now());
		place.textContent = ` until ${until.text}${left && `, ${left} left`}`;
	};
	show();
	setInterval(show, 60_000);
}
