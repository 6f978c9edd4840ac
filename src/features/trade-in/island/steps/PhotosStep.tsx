import {
	OPENED_PHOTO_MB,
	PHOTO_LIMITS,
	PHOTO_VIEWS,
	type PhotoView,
} from '../../../../domain/trade-in/photos.ts';
import { SendButton } from '../../../../ui/form/FormStatus.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { STEP } from '../../embed/step-names.ts';
import { itemTypeOf } from '../item-type-of.ts';
import { PhotoLabel } from '../photos/PhotoLabel.tsx';
import { PhotoProblems } from '../photos/PhotoProblems.tsx';
import { PhotoTile } from '../photos/PhotoTile.tsx';
import { usePhotos } from '../photos/use-photos.ts';
import type { StepProps } from '../step-props.ts';

const GUIDED = (Object.keys(PHOTO_VIEWS) as PhotoView[]).filter((view) => view !== 'other');

/** Photos, each of a view that buyers want to see; none is needed. They need a script: without it, they follow by email. */
export function PhotosStep({ lead, trade, settings, drawings, api }: StepProps) {
	const { photos, refused, sideDrawing, add, retry, remove } = usePhotos(trade, {
		api,
		isShown: lead.isLive && lead.state.step === STEP.photos,
		onStored: () => lead.changed('photos'),
	});
	const others = photos.filter(
		({ view }, index) => view === 'other' || photos.findIndex((one) => one.view === view) !== index,
	);
	const stored = photos.filter(({ status }) => status === 'stored').length;
	const sending = photos.filter(({ status }) => status === 'sending').length;
	const failed = photos.filter(({ status }) => status === 'failed');
	const hasPhotos = photos.length > 0;
	const itemType = itemTypeOf(trade, settings);
	const { body: found, colour } = trade.state.vehicle ?? {};
	// Motorcycles and caravans have one body each.
	const body = found ?? itemType;
	/** The shopper's own vehicle from a side, where all its sides are drawn. */
	const drawingOf = (view: PhotoView) => {
		if (!sideDrawing?.(body, 'front')) return undefined;
		const side = view === 'damage' ? 'driver_side' : view;
		const address =
			view === 'front_corner' ? drawings[body] : sideDrawing(view === 'inside' ? itemType : body, side);
		return address && `${address}#${colour ?? 'silver'}`;
	};
	const shared = { itemType, add, retry, remove };
	return (
		<>
			<p className="muted">
				Optional. Four or five from your phone are plenty. With photos our buyers change the figure less
				often.
			</p>
			<p className="small muted" hidden={!lead.isLive}>
				{`Up to ${PHOTO_LIMITS.photos}, as JPEG, PNG or WebP of up to ${OPENED_PHOTO_MB} MB each: we shrink them.`}
			</p>
			{!lead.isLive && (
				<p className="trade__mailed">Reply to the email we send you with a few photos, if you like.</p>
			)}
			<PhotoProblems {...{ refused, itemType }} failed={failed} />
			<div className="shots">
				{GUIDED.map((view) => (
					<PhotoTile
						key={view}
						view={view}
						drawing={drawingOf(view)}
						photo={photos.find((photo) => photo.view === view)}
						{...shared}
					/>
				))}
				{others.map((photo) => (
					<PhotoTile key={photo.photo_id} view="other" photo={photo} {...shared} />
				))}
				{photos.length >= GUIDED.length && photos.length < PHOTO_LIMITS.photos && (
					<PhotoTile view="other" photo={undefined} {...shared} />
				)}
			</div>
			<p className="mid trade__count" role="status">
				{hasPhotos && countText({ stored, sending, failed: failed.length })}
			</p>
			<NextButton {...{ hasPhotos, add }} isSending={lead.state.isSending} />
			<p className="lead__safe trade__privacy">
				<Icon name="shield" />
				{`We remove the place and time from each photo before it leaves your device. The buyers at ${settings.dealer} see them, and they are erased after ${settings.photosKeptDays} days.`}
			</p>
		</>
	);
}

/** Goes on; without photos they come first, as they are what the step is for, and going on is the quieter way. */
function NextButton({
	hasPhotos,
	isSending,
	add,
}: {
	hasPhotos: boolean;
	isSending: boolean;
	add: (files: readonly File[], view: PhotoView) => void;
}) {
	return hasPhotos ? (
		<div className="lead__next">
			<SendButton label="Continue" isSending={isSending} />
		</div>
	) : (
		<>
			<PhotoLabel className="btn btn--1 btn--l btn--block trade__add" add={(files) => add(files, 'other')}>
				Add photos
			</PhotoLabel>
			<button className="link link--ink trade__switch" type="submit" aria-disabled={isSending || undefined}>
				Skip photos
			</button>
		</>
	);
}

function countText({ stored, sending, failed }: { stored: number; sending: number; failed: number }): string {
	const parts = [
		`${stored} of ${PHOTO_LIMITS.photos} added`,
		...(sending > 0 ? [`${sending} on ${sending === 1 ? 'its' : 'their'} way`] : []),
		...(failed > 0 ? [`${failed} to try again`] : []),
	];
	const advice = stored < PHOTO_LIMITS.photos ? 'Add more, or carry on.' : 'That is all we can take.';
	return `${parts.join(', ')}. ${sending + failed > 0 ? '' : advice}`.trim();
}
