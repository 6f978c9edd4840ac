import { loadService } from '../browser/load-service.ts';
import type { StepProps } from './step-props.ts';

/** Erases what this device keeps of the form and the photos that were sent, and begins another attempt. */
export function startAgain({
	changes,
	trade,
	settings,
	api,
}: Pick<StepProps, 'changes' | 'trade' | 'settings' | 'api'>): void {
	const { attempt, photos } = trade.latest();
	changes.erase();
	trade.reset({ isByHand: !settings.hasLookup });
	for (const { photo_id } of photos)
		loadService().then((calls) => calls?.removePhoto(api, { submission_id: attempt, photo_id }));
}
