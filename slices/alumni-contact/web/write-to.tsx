import { useNavigate } from 'react-router';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { isNetworkAway, useIsNetworkAway } from '#kit/ui/offline/network.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { CONTACT_PAGE, OWN_MESSAGES_PAGE } from '../rules/contact-pages.ts';
import { CONTACT_MESSAGE_MAX, contactMessage } from '../rules/message.ts';
import { AllowanceText } from './allowance-text.tsx';
import {
  aboutFinding,
  alumnusToContact,
  contactAllowance,
  sendAlumniMessage,
  type AllowanceFragment,
  type AlumnusToContactFragment,
} from './contact.graphql.generated.ts';
import styles from './contact.module.css';
import { draftTo, forgetDraft, keepDraft, messageIdFor } from './drafts.ts';
import { ownMessages } from './own/own-messages.graphql.generated.ts';

/** The form for a message to one alumnus. */
export function WriteTo({ personId }: { personId: string }) {
  const answer = useQuery(alumnusToContact, { personId });
  return (
    <Card>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="lines" count={6} />}
        isEmpty={(data) => data.alumnusToContact === null}
        empty={<Gone />}
      >
        {({ alumnusToContact: recipient, contactAllowance: allowance }) =>
          recipient && <MessageForm recipient={recipient} allowance={allowance} />
        }
      </DataView>
    </Card>
  );
}

const Gone = () => (
  <EmptyState
    icon="user"
    title={<Text id="contactGone" />}
    action={
      <LinkButton to={CONTACT_PAGE} tone="primary">
        <Text id="contactChange" />
      </LinkButton>
    }
  />
);

interface MessageFormProps {
  recipient: AlumnusToContactFragment;
  allowance: AllowanceFragment & { address: string };
}

function MessageForm({ recipient, allowance }: MessageFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const { _id: recipientId, fullName: name } = recipient;
  const isInAnothersPlace = useSignedInUser().impersonatingUser !== null;
  const toastProblem = useProblemToast();
  const { mutate } = useMutation({
    stale: [aboutFinding, alumnusToContact, contactAllowance, ownMessages],
    afterRefusalToo: true,
    tell: (problem) => (isNetworkAway() ? showToast('error', text('contactOffline')) : toastProblem(problem)),
  });

  async function send({ message }: { message: string }): Promise<void> {
    const messageId = messageIdFor(recipientId, message);
    if (!(await mutate(sendAlumniMessage, { messageId, recipientId, message }))) return;
    forgetDraft(recipientId);
    showToast('success', text('contactSent', { name }));
    void navigate(OWN_MESSAGES_PAGE);
  }

  return (
    <div className={styles['form']}>
      <h2>
        <Text id="contactWriteTo" values={{ name }} />
      </h2>
      <p className={styles['recipient']}>
        <Graduation alumnus={recipient} />
        <Link to={CONTACT_PAGE}>
          <Text id="contactChange" />
        </Link>
      </p>
      <Note>
        <p>
          <Text id="contactAddressSeen" values={{ name, address: allowance.address }} />
        </p>
        <p>
          <Text id="contactAppropriate" />
        </p>
      </Note>
      {isInAnothersPlace && (
        <Note tone="warning">
          <Text id="contactNotInAnothersName" />
        </Note>
      )}
      {allowance.isSuspended && (
        <Note tone="warning">
          <Text id="contactIsSuspended" />
        </Note>
      )}
      <Offline />
      <FieldsForm
        id="contact"
        fields={contactMessage}
        initial={{ message: draftTo(recipientId).message }}
        submitLabel={text('contactSend')}
        isSubmitOff={isInAnothersPlace || allowance.isSuspended || allowance.left === 0}
        onSubmit={send}
      >
        {({ control }) => (
          <>
            <TextArea
              {...control('message')}
              label={text('contactMessage')}
              help={text('contactMessageHelp', { max: CONTACT_MESSAGE_MAX })}
              rows={9}
              onInput={({ currentTarget }) => keepDraft(recipientId, currentTarget.value)}
            />
            {!allowance.isSuspended && (
              <output className={styles['quiet']}>
                <AllowanceText allowance={allowance} />
              </output>
            )}
          </>
        )}
      </FieldsForm>
    </div>
  );
}

const Offline = () =>
  useIsNetworkAway() && (
    <Note tone="warning">
      <Text id="contactOffline" />
    </Note>
  );

function Graduation({ alumnus: { gradYear, gradPlace } }: { alumnus: AlumnusToContactFragment }) {
  const text = useText();
  const parts = [gradYear !== null && text('contactClassOf', { year: String(gradYear) }), gradPlace];
  const said = parts.filter(Boolean).join(' · ');
  return said === '' ? null : <span>{said}</span>;
}
