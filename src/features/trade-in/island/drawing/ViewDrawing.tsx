import type { PhotoView } from '../../../../domain/trade-in/photos.ts';
import type { ItemType } from '../../../../domain/vehicle/attributes/item-type.ts';
import drawings from '../photos/photo-views.svg?url';

/** A line drawing of a kind of vehicle from the side a photo is wanted of; hidden from screen readers, because there is text beside it. */
export function ViewDrawing({ itemType, view }: { itemType: ItemType; view: Exclude<PhotoView, 'other'> }) {
	return <Drawing name={`${itemType}-${view}`} />;
}

/** A magnifying glass over a dent, in front of a drawing. */
export function Lens() {
	return <Drawing name="lens" />;
}

function Drawing({ name }: { name: string }) {
	return (
		<svg className="view-drawing" viewBox="0 0 96 60" aria-hidden="true">
			<use href={`${drawings}#${name}`} />
		</svg>
	);
}
