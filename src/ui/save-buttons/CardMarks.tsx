import type { OfferedMarks } from '../../domain/vehicle/marked-vehicle.ts';
import { Icon } from '../icon/Icon.tsx';

interface Props {
	marks: OfferedMarks;
	/** The vehicle's, for those who do not see which card a button stands on. */
	title: string;
}

/**
 * Heart and compare tick on the picture of a card. What is marked only the visitor's browser knows: it presses them
 * (src/browser/saved-vehicles), so that they must say nothing else about it than `aria-pressed`.
 */
export function CardMarks({ marks, title }: Props) {
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
