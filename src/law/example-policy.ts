/** What the example policy says of automated decisions (Privacy Act 1988, APP 1.7). */
const AUTOMATED = 'We make no automated decisions about you.';

/** A privacy policy with everything that one must contain, for the examples of rules. */
export const EXAMPLE_POLICY = `<h1>Privacy</h1><p>We collect your name to answer you: that is its purpose. We share it with no one and it is never kept overseas.
Ask us for a copy, or to correct it. Complain to us, or to the Office of the Australian Information Commissioner. Every message tells you how to unsubscribe. ${AUTOMATED}</p>`;

/** The same without what it says of automated decisions. */
export const POLICY_WITHOUT_AUTOMATION = EXAMPLE_POLICY.replace(AUTOMATED, '');
