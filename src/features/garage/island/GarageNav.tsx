import type { Garage } from '../../../api/garage/garage.ts';

interface Props {
	heading: string;
	garage: Garage;
	/** 'cars'. */
	nouns: string;
	hasAlerts: boolean;
}

/** The sections of the page with their numbers: a column beside them on wide screens, a scrolling row above on others. */
export function GarageNav({ heading, garage, nouns, hasAlerts }: Props) {
	const { cars, searches, viewed, enquiries } = garage;
	const sections = [
		{ id: 'saved', label: `Saved ${nouns}`, count: cars.length },
		{ id: 'searches', label: 'Saved searches', count: searches.length },
		...(viewed.length > 0 ? [{ id: 'viewed', label: 'Viewed', count: viewed.length }] : []),
		{ id: 'enquiries', label: 'Enquiries', count: enquiries.length },
		{ id: 'signing-in', label: 'Signing in', count: 0 },
		...(hasAlerts ? [{ id: 'alerts', label: 'Alerts', count: 0 }] : []),
		{ id: 'data', label: 'Your data', count: 0 },
	];
	return (
		<nav className="garage__nav" aria-label={heading}>
			<ul>
				{sections.map(({ id, label, count }) => (
					<li key={id}>
						<a href={`#${id}`}>
							{label}
							{count > 0 && <span>{count}</span>}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
