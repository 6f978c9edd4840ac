import { memo, useMemo } from 'react';
import { addStylesheet } from '../../../browser/add-stylesheet.ts';
import { stoppingTurn, wheelSlices } from '../../../domain/spin/wheel.ts';
import { FormContext } from '../../../ui/form/form-context.ts';
import look from '../../../ui/form/live-form.css?url';
import type { SpinSettings } from '../page-data.ts';
import { ClosedWheel } from './ClosedWheel.tsx';
import { DrawDetails } from './DrawDetails.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import { SpinForm } from './SpinForm.tsx';
import { SpinResult } from './SpinResult.tsx';
import { useSpin } from './use-spin.ts';
import { Wheel } from './Wheel.tsx';

if ('document' in globalThis) addStylesheet(look);

/** The wheel, the form that spins it, and the result; the rendered form posts to the service where it is not hydrated. */
function SpinToWinIsland(settings: SpinSettings) {
	const spin = useSpin(settings);
	const { phase, result, left, problems } = spin;
	const slices = useMemo(
		() => wheelSlices(settings, ({ id }) => left === null || (left[id] ?? 0) > 0 || result?.prize === id),
		[settings, left, result],
	);
	const turn = result && phase !== 'form' ? stoppingTurn(slices, result.prize) : null;
	return (
		<FormContext value={{ isLive: spin.isLive, problems }}>
			<div className="wheel-page__head">
				<Wheel
					slices={slices}
					prizes={settings.prizes}
					turn={turn}
					isTurning={phase === 'turning'}
					onStopped={spin.stopped}
				/>
				<div className="wheel-page__words">
					{phase === 'result' && result ? (
						<SpinResult settings={settings} result={result} />
					) : phase === 'closed' ? (
						<ClosedWheel settings={settings} state={spin.state} />
					) : (
						<SpinForm settings={settings} spin={spin} />
					)}
				</div>
			</div>
			<div className="wheel-page__facts">
				<PrizeTable settings={settings} left={left} />
				<DrawDetails settings={settings} spin={spin} />
			</div>
		</FormContext>
	);
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const SpinToWin = memo(SpinToWinIsland);
