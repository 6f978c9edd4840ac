import type { SubjectWords } from '../../forms/embed/form-data.ts';
import type { LookedAt } from '../embed/looked-at.ts';

/** The model or offer that the shopper came from, above the steps. */
export function LookedAtCard({ words, subject }: { words: SubjectWords; subject: LookedAt }) {
	return (
		<div className="lead-about">
			<p>
				<span className="small muted">{words.label}</span>
				<b>
					<a href={subject.href}>{subject.title}</a>
				</b>
			</p>
		</div>
	);
}
