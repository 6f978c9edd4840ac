import { type ReactNode, useEffect, useState } from 'react';
import { addStylesheet } from '../../../browser/add-stylesheet.ts';
import type { Subject } from '../../../browser/stock-search/find-subject.ts';
import finder from '../../../browser/stock-search/find-subject.ts?address';
import type { SubjectWords } from '../embed/form-data.ts';
import stylesheet from '../embed/lead-about.css?url';

/**
 * The vehicle in the form's address: picture, name, price. Says so when the site no longer lists it, and when the search that knows
 * it is unavailable.
 *
 * @param found called with the vehicle
 * @param missed called where there is none to show
 */
export function SubjectCard({
	car_id,
	words,
	found,
	missed,
	children,
}: {
	car_id: string | null;
	words: SubjectWords;
	found: (vehicle: Subject) => void;
	missed: () => void;
	/** What follows the vehicle. */
	children?: ReactNode;
}) {
	const [subject, setSubject] = useState<Subject | 'gone' | 'away' | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for a vehicle.
	useEffect(() => {
		if (car_id === null) return;
		(
			import(/* @vite-ignore */ finder) as Promise<
				typeof import('../../../browser/stock-search/find-subject.ts')
			>
		)
			.then(({ findSubject }) => Promise.all([findSubject(car_id), addStylesheet(stylesheet)]))
			.then(([subject]) => {
				setSubject(subject ?? 'gone');
				if (subject) found(subject);
				else missed();
			})
			.catch((error) => {
				console.warn('The vehicle this form is about cannot be shown.', error);
				setSubject('away');
				missed();
			});
	}, [car_id]);
	return (
		<div
			data-subject=""
			data-vehicle={typeof subject === 'object' && subject ? JSON.stringify(subject.marked) : undefined}
		>
			{typeof subject === 'string' && <p className="lead-about">{words[subject]}</p>}
			{typeof subject === 'object' && subject && (
				<div className="lead-about">
					<img
						src={subject.picture.url}
						width={subject.picture.width}
						height={subject.picture.height}
						alt=""
					/>
					<p>
						<span className="small muted">{words.label}</span>
						<b>
							<a href={subject.href}>{subject.title}</a>
						</b>
						<span className="small muted">{subject.line ?? words.sold}</span>
					</p>
				</div>
			)}
			{children}
		</div>
	);
}
