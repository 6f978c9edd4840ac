import { useEffect, useState } from 'react';
import { addStylesheet } from '../../../browser/add-stylesheet.ts';
import type { SubjectWords } from '../../forms/embed/form-data.ts';
import look from '../../forms/embed/lead-about.css?url';
import type { LookedAt } from '../embed/looked-at.ts';

/** The model or offer that the shopper came from, above the steps. */
export function LookedAtCard({ words, subject }: { words: SubjectWords; subject: LookedAt }) {
	const [isStyled, setStyled] = useState(false);
	useEffect(() => {
		addStylesheet(look).then(() => setStyled(true));
	}, []);
	if (!isStyled) return null;
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
