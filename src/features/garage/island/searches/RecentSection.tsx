import { GarageSection } from '../GarageSection.tsx';
import type { RecentSearch } from './recent-searches.ts';

interface Props {
	searches: readonly RecentSearch[];
	onClear?: () => void;
}

/** The last searches on this device (resolution 93); nothing without any. */
export function RecentSection({ searches, onClear }: Props) {
	if (searches.length === 0) return null;
	return (
		<GarageSection
			id="recent"
			heading="Recent searches"
			action={
				<button className="link link--ink" type="button" onClick={onClear}>
					Clear
				</button>
			}
		>
			<ul className="garage__rows">
				{searches.map(({ path, label }) => (
					<li key={path}>
						<b>
							<a href={path}>{label}</a>
						</b>
					</li>
				))}
			</ul>
		</GarageSection>
	);
}
