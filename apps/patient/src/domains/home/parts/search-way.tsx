import { Link } from 'react-router'
import { homePaths } from '@nethos/contract/home/home.paths.ts'
import { Icon } from '../../../controls/icon.tsx'
import './search-way.css'

/** Looks like a search box and opens the search page. */
export const SearchWay = () => (
  <Link className="search-way" to={homePaths.search}>
    <Icon name="search" />
    搜索医生、科室、疾病
  </Link>
)
