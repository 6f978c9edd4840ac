import { useState } from 'react';
import type { Garage } from '../../../api/garage/garage.ts';
import { removeSearch } from '../../../api/garage/searches.ts';
import { focusHeading } from './focus-heading.ts';
import { foundWords } from './garage-words.ts';

interface Props {
	api: string;
	searches: Garage['searches'];
	/** Shows the searches that are left. */
	onChange: (searches: Garage['searches']) => void;
}

/** Saved searches with what each finds today, removable. */
export function SavedSearches({ api, searches, onChange }: Props) {
	const [hasFailed, setFailed] = useState(false);
	const remove = async (id: string) => {
		const { status } = await removeSearch(api, id);
		setFailed(status !== 'answered');
		if (status !== 'answered') return;
		focusHeading('searches');
		onChange(searches.filter((search) => search.id !== id));
	};
	return (
		<>
			<ul className="garage__rows">
				{searches.map((search) => {
					const { id, name, path } = search;
					const { text, news } = foundWords(search);
					return (
						<li key={id}>
							<div>
								<b>
									<a href={path}>{name}</a>
								</b>
								<p>
									{text}
									{news && (
										<>
											, <span className="garage__good">{news}</span>
										</>
									)}
								</p>
							</div>
							<div className="garage__acts">
								<a className="link" href={path} aria-label={`See ${name}`}>
									See
								</a>
								<button
									className="link link--ink"
									type="button"
									aria-label={`Remove the search ${name}`}
									onClick={() => remove(id)}
								>
									Remove
								</button>
							</div>
						</li>
					);
				})}
			</ul>
			<p role="alert">{hasFailed && 'That didn’t work just now. Please try again in a minute.'}</p>
		</>
	);
}
