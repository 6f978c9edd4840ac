import { viewedVehicles } from '../../../browser/stores/viewed-vehicles.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { CarRail } from './CarRail.tsx';
import { Enquiries } from './Enquiries.tsx';
import { focusHeading } from './focus-heading.ts';
import { GarageSection } from './GarageSection.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import type { SectionProps } from './section-props.ts';

/** Saved vehicles and searches, viewed vehicles, enquiries. */
export function SavedSections({ data, garage, loaded }: SectionProps) {
	const { api, dealer, noun, watchlist, stock } = data;
	const { cars, searches, viewed, enquiries } = garage;
	const all = (
		<a className="link" href={stock.href}>
			{stock.label}
		</a>
	);
	const open = (
		<a className="link" href={watchlist}>
			Open watchlist
			<Icon name="arrow" />
		</a>
	);
	const clear = (
		<button
			className="link link--ink"
			type="button"
			onClick={() => {
				focusHeading('garage');
				viewedVehicles(dealer).update(() => []);
				loaded.change({ viewed: [] });
			}}
		>
			Clear
		</button>
	);
	return (
		<>
			<GarageSection id="saved" heading={`Saved ${noun.many}`} action={cars.length > 0 && open}>
				{cars.length > 0 ? (
					<CarRail cars={cars} />
				) : (
					<p className="garage__none">
						Tap the heart on a {noun.one} to save it here. {all}
					</p>
				)}
			</GarageSection>
			<GarageSection id="searches" heading="Saved searches">
				{searches.length > 0 ? (
					<SavedSearches
						api={api}
						searches={searches}
						onChange={(left) => loaded.change({ searches: left })}
					/>
				) : (
					<p className="garage__none">Choose some filters, then “Save this search”. {all}</p>
				)}
			</GarageSection>
			{viewed.length > 0 && (
				<GarageSection id="viewed" heading="Viewed" action={clear}>
					<CarRail cars={viewed} isSmall />
				</GarageSection>
			)}
			<RecentSearches dealer={dealer} />
			<GarageSection id="enquiries" heading="Enquiries">
				{enquiries.length > 0 ? (
					<Enquiries enquiries={enquiries} />
				) : (
					<p className="garage__none">What you ask us is listed here, with its receipt.</p>
				)}
			</GarageSection>
		</>
	);
}
