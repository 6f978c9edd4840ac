import type { FormFlow } from '../../forms/embed/form-kit.ts';
import { BASE_FLOW, CONTACT } from '../embed/browser/checkout-flow.ts';

/** Contact details, then the terms. */
export const CHECKOUT_FLOW: FormFlow = { ...BASE_FLOW, steps: [CONTACT, []], kept: CONTACT };
