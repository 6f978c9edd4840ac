import { type PhotoView, photoViewLabel } from '../../../../domain/trade-in/photos.ts';
import type { ItemType } from '../../../../domain/vehicle/attributes/item-type.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { Lens, ViewDrawing } from '../drawing/ViewDrawing.tsx';
import type { FormPhoto } from '../trade-in-state.ts';
import { PhotoLabel } from './PhotoLabel.tsx';

interface Props {
	view: PhotoView;
	/** The address of a drawing of the shopper's own vehicle from this side; undefined for a line drawing of its kind. */
	drawing?: string | undefined;
	itemType: ItemType;
	/** Undefined for a view that is still wanted. */
	photo: FormPhoto | undefined;
	add: (files: readonly File[], view: PhotoView) => void;
	retry: (photo: FormPhoto) => void;
	remove: (photo: FormPhoto) => void;
}

/** A view of the vehicle: wanted, being sent, added, or stopped. */
export function PhotoTile({ view, drawing, itemType, photo, add, retry, remove }: Props) {
	const name = photoViewLabel(view, itemType);
	if (!photo)
		return (
			<PhotoLabel className="shot" add={(files) => add(files, view)}>
				{drawing && <img className="view-drawing" src={drawing} alt="" />}
				{drawing && view === 'damage' && <Lens />}
				{!drawing && (view === 'other' ? <Icon name="cam" /> : <ViewDrawing {...{ itemType, view }} />)}
				<span className="shot__name">
					<span className="vh">Add a photo: </span>
					{name}
					<span className="shot__plus" aria-hidden="true">
						+
					</span>
				</span>
			</PhotoLabel>
		);
	const { status, part, url } = photo;
	return (
		<div className={`shot is-${status}`}>
			{url && <img src={url} alt={`Your photo: ${name}`} />}
			{status === 'sending' && <progress value={part} aria-label={`${name}: sending`} />}
			{status === 'failed' ? (
				<button className="shot__name" type="button" onClick={() => retry(photo)}>
					{name}: try again
				</button>
			) : (
				<span className="shot__name">
					{status === 'stored' && <Icon name="check" />}
					{status === 'sending' ? `${name}, ${Math.round(part * 100)}%` : name}
				</span>
			)}
			<button className="shot__remove" type="button" onClick={() => remove(photo)}>
				<Icon name="x" />
				<span className="vh">Remove the photo: {name}</span>
			</button>
		</div>
	);
}
