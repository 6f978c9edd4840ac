import './estimate-warning.css';
import type { EstimateNote } from '../../../../search/model/search-model.ts';

interface Props {
	note: EstimateNote;
	/** Whether cards refer to it by a footnote number. */
	isFootnote?: boolean;
}

/** Rates and warning of weekly estimates, in plain text, never collapsed (resolution 220). */
export function EstimateWarning({ note, isFootnote = false }: Props) {
	const mark = isFootnote && <sup>1</sup>;
	return (
		<div className="estimate-warning">
			<p className="estimate-warning__rates">
				{note.rates}
				{mark}
			</p>
			<p>
				{mark} {note.terms}
			</p>
		</div>
	);
}
