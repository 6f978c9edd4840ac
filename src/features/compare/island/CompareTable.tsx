import { dialogId } from '../../../domain/vehicle/vehicle-actions.ts';
import { PLACEHOLDER_PATH, vehiclePath } from '../../../paths/paths.ts';
import { CardSaveButtons } from '../../../ui/save-buttons/CardSaveButtons.tsx';
import type { ComparedVehicle } from './compared-vehicle.ts';
import type { ComparisonRow } from './comparison.ts';
import type { Answer } from './use-answers.ts';

/** A vehicle of the comparison. */
export interface Column {
	slug: string;
	/** Null while its facts are loading. */
	answer: Answer | null;
}

/** Column width in compare.css. */
const PICTURE_SIZES = '13rem';

interface Props {
	columns: readonly Column[];
	rows: readonly ComparisonRow[];
	noun: string;
	remove: (slug: string) => void;
	retry: () => void;
}

/** The comparison as a table with sticky names and labels. Rows that differ are marked by a sign and hidden text as well as colour. */
export function CompareTable({ columns, rows, noun, remove, retry }: Props) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className="compare__scroll" aria-label={`${columns.length} side by side`} tabIndex={0}>
			<table className="compare__table">
				<thead>
					<tr className="compare__pictures">
						<td />
						{columns.map(({ slug, answer }) => (
							<td key={slug}>
								<div className="compare__picture lit">
									{answer && <ColumnPicture answer={answer} />}
									{answer?.kind === 'found' && <Heart {...answer.vehicle} />}
								</div>
								<button className="link compare__remove" type="button" onClick={() => remove(slug)}>
									Remove<span className="vh"> {nameOf(slug, answer)}</span>
								</button>
							</td>
						))}
					</tr>
					<tr className="compare__heads">
						<td />
						{columns.map((column) => (
							<th key={column.slug} scope="col">
								<ColumnHead column={column} noun={noun} retry={retry} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, values, differs }) => (
						<tr key={label} className={differs ? 'compare__row compare__row--differs' : 'compare__row'}>
							<th scope="row">
								{differs && <span className="compare__sign" aria-hidden="true" />}
								{label}
								{differs && <span className="vh"> (differs)</span>}
							</th>
							{columns.map(({ slug }, index) => (
								<td key={slug}>{values[index] ?? <span className="compare__none">Not stated</span>}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function ColumnHead({ column, noun, retry }: { column: Column } & Pick<Props, 'noun' | 'retry'>) {
	const { slug, answer } = column;
	const name = nameOf(slug, answer);
	return (
		<div className="compare__vehicle">
			{answer?.kind === 'unknown' ? (
				<p>
					{name}
					<span className="compare__lost">This {noun} is no longer available.</span>
				</p>
			) : (
				<a href={vehiclePath(slug)}>{name}</a>
			)}
			{answer?.kind === 'unreachable' && (
				<p className="compare__lost">
					We couldn’t load its details.{' '}
					<button className="link" type="button" onClick={retry}>
						Try again
					</button>
				</p>
			)}
			{answer?.kind === 'found' && (
				<div className="compare__acts">
					{answer.vehicle.enquire && (
						<a className="link" href={`${vehiclePath(slug)}#${dialogId('enquire')}`}>
							{answer.vehicle.enquire}
							<span className="vh"> {name}</span>
						</a>
					)}
					<a className="link" href={vehiclePath(slug)}>
						View<span className="vh"> {name}</span>
					</a>
				</div>
			)}
		</div>
	);
}

function nameOf(slug: string, answer: Answer | null): string {
	return answer?.kind === 'found' ? answer.vehicle.title : wordsOf(slug);
}

function Heart({ saved, title }: Pick<ComparedVehicle, 'saved' | 'title'>) {
	return (
		saved && (
			<span data-vehicle={JSON.stringify(saved)}>
				<CardSaveButtons marks={{ save: true, compare: false }} title={title} />
			</span>
		)
	);
}

function ColumnPicture({ answer }: { answer: Answer }) {
	const { url, srcset } =
		answer.kind === 'found' ? answer.vehicle.picture : { url: PLACEHOLDER_PATH, srcset: null };
	return (
		<img src={url} srcSet={srcset ?? undefined} sizes={PICTURE_SIZES} width={1200} height={900} alt="" />
	);
}

/** Name of a vehicle without loaded facts, from its slug: '2021 kia sorento 104'. */
function wordsOf(slug: string): string {
	return slug.replaceAll('-', ' ');
}
