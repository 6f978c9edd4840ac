import type { WindowState } from '../../../domain/time/date-window.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import type { SpinSettings } from '../page-data.ts';

/** The words of a wheel that is not open: before its start, and after its end. */
export function ClosedWheel({ settings, state }: { settings: SpinSettings; state: WindowState }) {
	const { claim_by, endsText, phone, startsText, stock } = settings;
	return (
		<>
			<h1>{state === 'before' ? 'The wheel opens soon' : 'The wheel has stopped'}</h1>
			<p className="wheel-page__lead">
				{state === 'before'
					? `${startsText}. One spin each, free.`
					: `${endsText.replace('Ends', 'It ended')}. Thank you to everyone who played.`}
			</p>
			{state === 'over' && (
				<p>
					Won something? Bring your code to the yard by {formatDate(claim_by)}. Lost it? Open this page on the
					device you played on, or call us on{' '}
					<a className="link link--ink nobr" href={phone.href}>
						{phone.text}
					</a>
					.
				</p>
			)}
			<a className="btn btn--1 btn--l" href={stock.href}>
				{stock.label}
			</a>
		</>
	);
}
