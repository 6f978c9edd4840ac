import { StepOverview } from '../../../ui/form/StepOverview.tsx';
import type { LeadFormData } from '../embed/form-data.ts';
import type { Changes } from '../island/changes-of.ts';
import type { useLeadForm } from '../island/use-lead-form.ts';
import { DeviceNote, NoCreditCheck } from './notes.tsx';
import { overviewSteps } from './overview-steps.ts';

/** An application that was begun on an earlier visit: what is done, and the button that goes on. */
export function Overview({
	form,
	lead,
	held,
	changes,
}: {
	form: LeadFormData;
	lead: ReturnType<typeof useLeadForm>;
	held: ReadonlySet<string>;
	changes: Changes;
}) {
	const element = lead.element();
	if (!element) return null;
	const steps = overviewSteps(element, form, { reached: lead.state.step, held });
	const next = steps.findIndex(({ state }) => state === 'next');
	const title = steps[next]?.title ?? '';
	return (
		<div className="apply__overview">
			<p className="muted">We’ve kept what you entered. Pick up where you left off.</p>
			<StepOverview steps={steps} open={changes.open} />
			<NoCreditCheck />
			<button className="btn btn--1 btn--l btn--block" type="button" onClick={() => changes.open(next)}>
				{next === steps.length - 1 ? 'Continue to check and send' : `Continue to ${title.toLowerCase()}`}
			</button>
			<DeviceNote isLive erase={changes.erase} />
		</div>
	);
}
