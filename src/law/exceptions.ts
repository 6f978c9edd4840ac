import type { Dealer } from '../config/complete-dealer.ts';
import type { Problem } from '../config/problems/problem.ts';
import { formatDate } from '../domain/time/format-date.ts';
import { addDays, localTime } from '../domain/time/local-date.ts';

/** How far ahead an exception may end, days. */
const LONGEST = 366;

/** Exceptions that a dealer cannot have: longer than a year, or two of one rule. They stop a build. */
export function unlawfulExceptions({ slug, legal, time_zone }: Dealer, now: Date): Problem[] {
	const latest = addDays(localTime(now, time_zone).date, LONGEST);
	return legal.exceptions.flatMap(({ rule, ends }, index) => {
		const place = { file: `${slug}/dealer.ts`, option: `legal.exceptions[${index}]` };
		const isSecond = legal.exceptions.findIndex((other) => other.rule === rule) < index;
		return [
			...(ends > latest
				? [{ ...place, message: `expected ends at most a year ahead, ${latest} or earlier, found ${ends}` }]
				: []),
			...(isSecond ? [{ ...place, message: `is a second exception of ${rule}; keep one of them` }] : []),
		];
	});
}

/** Exceptions that have ended: their rules apply again. */
export function endedExceptions({ slug, legal, time_zone }: Dealer, now: Date): Problem[] {
	const today = localTime(now, time_zone).date;
	return legal.exceptions.flatMap(({ rule, ends }, index) =>
		ends < today
			? [
					{
						file: `${slug}/dealer.ts`,
						option: `legal.exceptions[${index}]`,
						message: `ended on ${formatDate(ends)}, and ${rule} applies again. Remove it, or give it a new reason and end`,
					},
				]
			: [],
	);
}

/** A note for each exception that holds, as none may be forgotten. */
export function exceptionNotes({ slug, legal, time_zone }: Dealer, now: Date): Problem[] {
	const today = localTime(now, time_zone).date;
	return legal.exceptions.flatMap(({ rule, ends, reason }, index) =>
		ends >= today
			? [
					{
						file: `${slug}/dealer.ts`,
						option: `legal.exceptions[${index}]`,
						message: `the legal rule ${rule} only warns until ${formatDate(ends)}: ${reason}`,
					},
				]
			: [],
	);
}
