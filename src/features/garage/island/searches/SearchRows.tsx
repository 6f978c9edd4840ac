import type { Garage } from '../../../../api/garage/garage.ts';
import { foundWords } from '../garage-words.ts';

interface Props {
	searches: Garage['searches'];
	/** Why the last removal failed; null for none. */
	problem?: string | null;
	onRemove?: (id: string) => void;
}

/** Saved searches with what each finds today. */
export function SearchRows({ searches, problem, onRemove }: Props) {
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
									onClick={() => onRemove?.(id)}
								>
									Remove
								</button>
							</div>
						</li>
					);
				})}
			</ul>
			<p role="alert">{problem}</p>
		</>
	);
}
