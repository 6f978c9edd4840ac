import type { SaveOptions } from '../../domain/vehicle/saved-vehicle.ts';
import { Icon } from '../icon/Icon.tsx';

interface Props {
	marks: SaveOptions;
	/** Title of the vehicle, for screen readers. */
	title: string;
}

/**
 * Save and compare buttons on a card's picture. Which vehicles are saved is known only to the browser, which sets `aria-pressed`
 * (src/browser/saved-vehicles); the HTML shows no other state.
 */
export function CardSaveButtons({ marks, title }: Props) {
	return (
		<>
			{marks.save && (
				<button className="mark mark--heart" type="button" data-mark="save" aria-pressed="false">
					<Icon name="heart" />
					<span className="vh">Save {title}</span>
				</button>
			)}
			{marks.compare && (
				<button className="mark mark--tick" type="button" data-mark="compare" aria-pressed="false">
					<span className="mark__box" />
					Compare<span className="vh"> {title}</span>
				</button>
			)}
		</>
	);
}
