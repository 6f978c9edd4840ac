import type { Dealer } from '../../../config/complete-dealer.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import { formatTime } from '../../../domain/time/time-of-day.ts';

/** '31 Jan 2027, 5pm', in the dealer's time zone. */
export function momentText(moment: string, { time_zone }: Pick<Dealer, 'time_zone'>): string {
	const { date, minutes } = localTime(new Date(moment), time_zone);
	return `${formatDate(date)}, ${formatTime(minutes)}`;
}
