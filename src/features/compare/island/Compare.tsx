import '../../../ui/save-buttons/marks.css';
import '../../../ui/styles/empty-list.css';
import './compare.css';
import './compare-print.css';
import './compared-vehicle.css';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { MOST_COMPARED } from '../../../browser/stores/compared-vehicles.ts';
import type { CompareData } from '../../favourites/page-data.ts';
import { CompareTable } from './CompareTable.tsx';
import { comparisonRows } from './comparison.ts';
import { ShareComparison } from './ShareComparison.tsx';
import { useAnswers } from './use-answers.ts';
import { useCompared } from './use-compared.ts';

type Props = Omit<CompareData, 'title'> & {
	/** Illustration of the empty page. */
	children?: ReactNode;
};

/** Stable empty list: a new array on each render would restart the request. */
const NONE: readonly string[] = [];

/** Up to four vehicles side by side (LOCAL-010, resolution 97). */
function CompareIsland({ dealer, noun, stock, children }: Props) {
	const { slugs, leftOut, remove, clear } = useCompared(dealer);
	const { answers, retry } = useAnswers(slugs ?? NONE);
	const [isShort, setShort] = useState(false);
	const place = useRestoredFocus(slugs?.length ?? null);
	if (slugs === null) return <div className="compare compare--unread" />;
	if (slugs.length === 0)
		return (
			<div className="empty" ref={place} tabIndex={-1}>
				<div className="empty__art">{children}</div>
				<p className="empty__text">
					Nothing to compare yet. Tick Compare on up to {MOST_COMPARED} {noun.many} to see them here side by
					side.
				</p>
				<a className="btn btn--1" href={stock.href}>
					{stock.label}
				</a>
			</div>
		);
	const columns = slugs.map((slug) => ({ slug, answer: answers.get(slug) ?? null }));
	const vehicles = columns.map(({ answer }) => (answer?.kind === 'found' ? answer.vehicle : null));
	const rows = comparisonRows(vehicles.map((vehicle) => vehicle?.facts ?? []));
	const conditions = new Set(vehicles.flatMap((vehicle) => vehicle?.conditions ?? []));
	return (
		<div className="compare" ref={place} tabIndex={-1}>
			<div className="compare__head">
				{slugs.length > 1 && (
					<label className="compare__short">
						<input type="checkbox" checked={isShort} onChange={() => setShort(!isShort)} />
						Only rows that differ
						<span className="compare__legend" aria-hidden="true" />
					</label>
				)}
				<ShareComparison title={document.title} />
				<button className="btn btn--3" type="button" onClick={clear}>
					Clear all
				</button>
			</div>
			{leftOut > 0 && (
				<p className="compare__note" role="status">
					You can compare up to {MOST_COMPARED} at once, so {leftOut} more in this link{' '}
					{leftOut === 1 ? 'is' : 'are'} not shown.
				</p>
			)}
			<CompareTable
				columns={columns}
				rows={isShort ? rows.filter(({ differs }) => differs) : rows}
				noun={noun.one}
				remove={remove}
				retry={retry}
			/>
			{[...conditions].map((text) => (
				<p className="compare__conditions" key={text}>
					{text}
				</p>
			))}
			<p>
				<a className="link" href={stock.href}>
					{stock.label}
				</a>
			</p>
		</div>
	);
}

/** Moves the focus to the comparison when the focused button was removed with its vehicle. */
function useRestoredFocus(count: number | null) {
	const place = useRef<HTMLDivElement>(null);
	const before = useRef(count);
	useEffect(() => {
		const isFewer = before.current !== null && count !== null && count < before.current;
		before.current = count;
		if (isFewer && document.activeElement === document.body) place.current?.focus();
	}, [count]);
	return place;
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const Compare = memo(CompareIsland);
