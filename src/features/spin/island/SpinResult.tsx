import { useEffect, useRef } from 'react';
import type { SpinResult as Result } from '../../../api/spin/spin.ts';
import { resultWords } from '../../../domain/spin/result-words.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { SpinSettings } from '../page-data.ts';

/** The result of the visitor's spin. It takes the focus, so that it is read first. */
export function SpinResult({ settings, result }: { settings: SpinSettings; result: Result }) {
	const { address, claim_by, directions, stock } = settings;
	const { heading, text, prize } = resultWords(result, settings);
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		title.current?.focus({ preventScroll: true });
		title.current?.scrollIntoView({ block: 'nearest' });
	}, []);
	const drawn = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short' });
	return (
		<div className="wheel-result">
			<p className="small muted">Your result, drawn {drawn.format(new Date(result.drawn_at))}</p>
			<h1 ref={title} tabIndex={-1}>
				{heading}
			</h1>
			<p>{text}</p>
			{prize && result.code && (
				<>
					<p className="wheel-result__code">{result.code}</p>
					{directions && (
						<a className="btn btn--1 btn--l btn--block" href={directions.href}>
							<Icon name="pin" />
							Directions to the yard
						</a>
					)}
					<dl>
						<div>
							<dt>Good until</dt>
							<dd>{formatDate(claim_by)}</dd>
						</div>
						{address && (
							<div>
								<dt>Where</dt>
								<dd>{address}</dd>
							</div>
						)}
					</dl>
					<p className="small muted">Your code stays on this page: come back to it any time.</p>
				</>
			)}
			{!prize && (
				<a className="btn btn--2 btn--l" href={stock.href}>
					{stock.label}
				</a>
			)}
		</div>
	);
}
