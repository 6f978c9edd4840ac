import { memo } from 'react';
import { leadTarget } from '../../../api/leads/lead-target.ts';
import { FormStatus } from '../../../ui/form/FormStatus.tsx';
import type { SubjectWords } from '../../forms/embed/form-data.ts';
import {
	CategoryField,
	changesOf,
	completeForm,
	LeadFormFrame,
	type LeadFormProps,
	LocationFields,
	STATUS_WORDS,
	useLeadForm,
} from '../../forms/embed/form-kit.ts';
import { STEP } from '../embed/step-names.ts';
import type { Drawings, TradeInSettings } from '../embed/trade-in-settings.ts';
import { LookedAtCard } from './LookedAtCard.tsx';
import { TradeInSteps } from './TradeInSteps.tsx';
import { tradeInFlow } from './trade-in-flow.ts';
import { LEARNT } from './trade-in-state.ts';
import { useLookedAt } from './use-looked-at.ts';
import { usePlateOfAddress } from './use-plate-of-address.ts';
import { useResume } from './use-resume.ts';
import { useTradeIn } from './use-trade-in.ts';

interface Props {
	form: LeadFormProps;
	/** What is said of the vehicle the shopper wants; null on pages for sellers. */
	subject: SubjectWords | null;
	settings: TradeInSettings;
	drawings: Drawings;
}

/** The trade-in form: rendered as one long form that posts; hydrated on first use, it goes step by step. */
function TradeInFormIsland({ form: props, subject, settings, drawings }: Props) {
	const form = completeForm(props);
	const api = leadTarget(form.action)?.api ?? '';
	const trade = useTradeIn({ isByHand: !settings.hasLookup });
	const flow = tradeInFlow(trade, settings, api);
	const lead = useLeadForm(form, flow);
	const changes = changesOf(form, lead, flow);
	useResume(trade, lead, api);
	usePlateOfAddress(lead, { changes, trade, isByHand: !settings.hasLookup });
	useLookedAt(trade, lead.isLive, settings);
	const lookedAt = settings.lookedAt.find(({ query }) => query === trade.state.lookedAt);
	return (
		<LeadFormFrame
			form={form}
			lead={lead}
			subject={subject}
			beside={subject && lookedAt && <LookedAtCard words={subject} subject={lookedAt} />}
			firstCounted={STEP.confirm}
		>
			{lead.isLive && <input type="hidden" name={LEARNT} ref={trade.field} />}
			{lookedAt && <input type="hidden" name="looking_at" value={lookedAt.title} />}
			<FormStatus text={STATUS_WORDS[lead.state.status]} takesFocus={lead.state.status === 'kept'} />
			<CategoryField />
			<LocationFields />
			<TradeInSteps {...{ form, lead, changes, trade, settings, drawings, api }} />
		</LeadFormFrame>
	);
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const TradeInForm = memo(TradeInFormIsland);
