import { APPLICATION_STEPS } from '../../../domain/finance-application/field.ts';
import { APPLICATION_FIELDS } from '../../../domain/finance-application/fields.ts';
import { SendButton } from '../../../ui/form/FormStatus.tsx';
import { Step } from '../../../ui/form/Steps.tsx';
import type { ApplicationWords } from '../embed/application-data.ts';
import type { LeadFormData } from '../embed/form-data.ts';
import { changesOf } from '../island/changes-of.ts';
import { CategoryField } from '../island/fields/CategoryField.tsx';
import { ContactFields } from '../island/fields/ContactFields.tsx';
import { LocationFields } from '../island/fields/LocationFields.tsx';
import type { useLeadForm } from '../island/use-lead-form.ts';
import { AnswerField } from './AnswerField.tsx';
import { ANSWER_NAMES, APPLICATION_FLOW } from './application-flow.ts';
import { DeviceNote, Note, privacyNote, STEP_TEXTS } from './notes.tsx';
import { Overview } from './Overview.tsx';
import { ReviewStep } from './ReviewStep.tsx';

/** The steps of an application: the four that ask, and the review. Without JavaScript they are one form, below each other. */
export function ApplicationSteps({
	form,
	lead,
	words,
}: {
	form: LeadFormData;
	lead: ReturnType<typeof useLeadForm>;
	words: ApplicationWords;
}) {
	const { state, isLive } = lead;
	// Names of fields whose answers were sent and are not kept here.
	const held = new Set(lead.liveForm()?.lead?.held);
	const changes = changesOf(form, lead, APPLICATION_FLOW);
	const step = (index: number) => ({
		index,
		title: form.steps[index] ?? '',
		current: state.isOverview ? null : state.step,
		isMoved: state.movedTo === index,
	});
	return (
		<>
			{state.isOverview && <Overview form={form} lead={lead} held={held} changes={changes} />}
			{APPLICATION_STEPS.map((name, index) => (
				<Step key={name} {...step(index)}>
					<p className="muted">{STEP_TEXTS[name]}</p>
					{index === 0 && (
						<>
							<CategoryField />
							<LocationFields />
							<ContactFields />
						</>
					)}
					{ANSWER_NAMES.filter((one) => APPLICATION_FIELDS[one].step === name).map((one) => (
						<AnswerField key={one} name={one} isHeld={isLive && held.has(one)} />
					))}
					{(index === 0 || name === 'income') && <Note>{privacyNote(words, name)}</Note>}
					<div className="lead__next">
						<SendButton label="Save and continue" isSending={state.isSending} />
					</div>
					<DeviceNote isLive={isLive} erase={changes.erase} />
				</Step>
			))}
			<Step {...step(APPLICATION_STEPS.length)}>
				<ReviewStep form={form} lead={lead} words={words} held={held} changes={changes} />
			</Step>
		</>
	);
}
