/** An invented city and its three hospitals: no number or street exists. */
export const hospitals = [
  {
    hosId: 'h1', hosName: '宁禾大学附属第一医院', shortName: '宁大一院', hosLevel: '三级甲等', areaName: '宁禾市东湖区', address: '宁禾市东湖区长堤路166号',
    phone: '0000-86110000', showStatus: true, position: 1,
    introduction:
      '宁禾大学附属第一医院是一所集医疗、教学、科研于一体的综合性医院，设有东湖、滨江、城北三个院区。医院以心血管、呼吸、神经、骨科和肿瘤诊治见长，提倡“多一份解释，少一份担心”，线上线下同质服务。',
  },
  {
    hosId: 'h2', hosName: '宁禾市妇女儿童医院', shortName: '宁禾妇儿', hosLevel: '三级甲等', areaName: '宁禾市新城区', address: '宁禾市新城区青禾街58号',
    phone: '0000-86220000', showStatus: true, position: 2,
    introduction: '宁禾市妇女儿童医院是全市妇女儿童的专科医院，设有本部和新城两个院区，承担孕产妇与新生儿的急救、儿童常见病与疑难病的诊治，以及妇幼保健和科普工作。',
  },
  {
    hosId: 'h3', hosName: '宁禾市中西医结合医院', shortName: '宁禾中西医', hosLevel: '三级乙等', areaName: '宁禾市西山区', address: '宁禾市西山区松风路9号',
    phone: '0000-86330000', showStatus: true, position: 3,
    introduction: '宁禾市中西医结合医院以脾胃病、康复、针灸、心理睡眠和老年医学为特色，设有本部和西山两个院区，药房提供中药代煎与送药到家。',
  },
]

export const campuses = [
  { campusId: 'c11', hosId: 'h1', campusName: '东湖院区', address: '宁禾市东湖区长堤路166号', phone: '0000-86110000', wayThere: '地铁2号线长堤路站B口，步行约200米；公交15、38、102路。地下停车场入口在长堤路北侧。', position: 1 },
  { campusId: 'c12', hosId: 'h1', campusName: '滨江院区', address: '宁禾市滨江区望潮大道88号', phone: '0000-86110088', wayThere: '地铁4号线望潮站A口，步行约400米；公交7、56路。地面停车场24小时开放。', position: 2 },
  { campusId: 'c13', hosId: 'h1', campusName: '城北院区', address: '宁禾市城北区枫林路21号', phone: '0000-86110021', wayThere: '公交22、61路枫林路站下车即到；医院班车每半小时一班，往返东湖院区。', position: 3 },
  { campusId: 'c21', hosId: 'h2', campusName: '本部', address: '宁禾市新城区青禾街58号', phone: '0000-86220000', wayThere: '地铁3号线青禾街站C口，步行约150米；孕产妇和婴幼儿可由西门无障碍通道进入。', position: 1 },
  { campusId: 'c22', hosId: 'h2', campusName: '新城院区', address: '宁禾市新城区学院东路200号', phone: '0000-86220200', wayThere: '公交9、77路学院东路站；自驾由东门进入地下停车场。', position: 2 },
  { campusId: 'c31', hosId: 'h3', campusName: '本部', address: '宁禾市西山区松风路9号', phone: '0000-86330000', wayThere: '地铁1号线松风路站D口，步行约300米；公交3、48路。', position: 1 },
  { campusId: 'c32', hosId: 'h3', campusName: '西山院区', address: '宁禾市西山区云台山路66号', phone: '0000-86330066', wayThere: '公交旅游3路云台山站；康复住院患者可预约接驳车。', position: 2 },
]
