import { removePhoto } from '../../../api/trade-in/photos.ts';
import { sendPhoto } from '../../../api/trade-in/send-photo.ts';
import { PHOTO_PROBLEMS } from '../../../domain/trade-in/photo-problems.ts';
import type { PhotoView } from '../../../domain/trade-in/photos.ts';
import type { FormPhoto } from '../island/trade-in-state.ts';
import type { TradeInStore } from '../island/use-trade-in.ts';
import { preparePhoto } from './prepare-photo.ts';
import { shownPhotos, waitingPhoto } from './shown-photos.ts';

/** Said of a photo that did not arrive. */
const STOPPED = 'It stopped halfway, most likely because of the connection.';

/** What the photos of a form are sent with. */
interface PhotoPlace {
	trade: TradeInStore;
	/** '/api' */
	api: string;
	/** The files of photos that may have to be sent again, by the photos' ids. */
	files: Map<string, Blob>;
	/** Makes the id of a photo: passed, as an import would share the form's parts with this file, and split them. */
	newId: () => string;
	/** Called for a file that cannot be used. */
	refuse: (name: string, message: string) => void;
	/** Called when a photo has been stored or removed. */
	onStored: () => void;
}

/** What can be done with the photos of a form; loaded with the calls of the trade-in. */
export function photoActions({ trade, api, files, newId, refuse, onStored }: PhotoPlace) {
	const shown = shownPhotos(trade);
	const send = async (photo_id: string, view: PhotoView, name: string) => {
		const file = files.get(photo_id);
		if (!file) return shown.change(photo_id, { status: 'failed', problem: STOPPED });
		shown.change(photo_id, { status: 'sending', part: 0, problem: null });
		const submission_id = trade.latest().attempt;
		const outcome = await sendPhoto(
			api,
			{ submission_id, photo_id, view, file },
			{ onProgress: (part) => shown.change(photo_id, { part }) },
		);
		if (!shown.has(photo_id)) {
			// Removed on its way: it may have arrived all the same.
			await removePhoto(api, { submission_id, photo_id });
			return;
		}
		if (outcome.status === 'refused') {
			shown.drop(photo_id);
			return refuse(name, outcome.problem.problems[0]?.message ?? outcome.problem.error);
		}
		if (outcome.status !== 'answered') {
			const problem = outcome.status === 'limited' ? outcome.message : STOPPED;
			return shown.change(photo_id, { status: 'failed', problem });
		}
		shown.change(photo_id, { status: 'stored', part: 1, problem: null });
		onStored();
	};
	const prepareAndSend = async (file: File, { photo_id, view }: FormPhoto) => {
		const prepared = await preparePhoto(file);
		if ('problem' in prepared) {
			shown.drop(photo_id);
			return refuse(file.name, prepared.problem);
		}
		if (!shown.has(photo_id)) return;
		files.set(photo_id, prepared.file);
		shown.change(photo_id, { url: prepared.thumbnail });
		await send(photo_id, view, file.name);
	};
	const addAll = async (chosen: readonly File[], view: PhotoView) => {
		const waiting = chosen.map((file, index) => ({
			file,
			photo: waitingPhoto(newId(), index === 0 ? view : 'other'),
		}));
		// All that have room are shown at once, so that none is forgotten before its turn.
		const room = shown.room();
		shown.add(waiting.slice(0, room).map(({ photo }) => photo));
		for (const [index, { file, photo }] of waiting.entries()) {
			if (index >= room && shown.room() === 0) {
				refuse(file.name, PHOTO_PROBLEMS.too_many);
				continue;
			}
			if (index >= room) shown.add([photo]);
			if (shown.has(photo.photo_id)) await prepareAndSend(file, photo);
		}
	};
	return {
		/** Adds files one after the other, up to the limit; the first is of the view that was asked for. */
		add: addAll,
		retry: ({ photo_id, view }: FormPhoto) => send(photo_id, view, 'The photo'),
		remove: async ({ photo_id, status }: FormPhoto) => {
			shown.drop(photo_id);
			onStored();
			// One on its way is erased when it has arrived.
			if (status !== 'sending') await removePhoto(api, { submission_id: trade.latest().attempt, photo_id });
		},
	};
}
