import type { ReactNode } from 'react';
import type { Garage } from '../../../api/garage/garage.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { GarageData } from '../page-data.ts';
import { CarRail } from './CarRail.tsx';
import { Enquiries } from './Enquiries.tsx';
import { GarageSection } from './GarageSection.tsx';

interface Props {
	data: GarageData;
	garage: Garage;
	/** The rows of saved searches. */
	searchRows: (searches: Garage['searches']) => ReactNode;
	/** The last searches on this device. */
	recent: ReactNode;
	/** Forgets the viewed vehicles. */
	onClear?: () => void;
}

/** Saved vehicles and searches, viewed vehicles, enquiries. */
export function SavedSections({ data, garage, searchRows, recent, onClear }: Props) {
	const { noun, watchlist, stock } = data;
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
		<button className="link link--ink" type="button" onClick={onClear}>
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
					searchRows(searches)
				) : (
					<p className="garage__none">Choose some filters, then “Save this search”. {all}</p>
				)}
			</GarageSection>
			{viewed.length > 0 && (
				<GarageSection id="viewed" heading="Viewed" action={clear}>
					<CarRail cars={viewed} isSmall />
				</GarageSection>
			)}
			{recent}
			<GarageSection id="enquiries" heading="Enquiries">
				{enquiries.length > 0 ? (
					<Enquiries enquiries={enquiries} />
				) : (
					<p className="garage__none">What you ask us is listed here, with its reference.</p>
				)}
			</GarageSection>
		</>
	);
}
