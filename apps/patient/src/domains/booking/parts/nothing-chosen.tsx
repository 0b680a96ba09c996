import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'

/** An address from elsewhere that does not say which number or which clinic. */
export const NothingChosen = ({ sentence }: { sentence: string }) => (
  <Page>
    <Empty sentence={sentence} icon="calendar">
      <ButtonLink to={bookingPages.home.at} replace>
        去选号
      </ButtonLink>
    </Empty>
  </Page>
)
